/** A heap of pictures, one after another: each goes to the sheet that its code names, or waits. */

import type { ShallowRef } from "vue";
import { shallowRef } from "vue";
import { LostError, RefusedError } from "../../net/errors";
import type { WholeTold } from "../../net/whole";
import type { TournamentApi } from "../net";
import type { SheetPlace } from "./pictures";
import { lighter, sheetIn } from "./pictures";

export type Fate = "queued" | "reading" | "filed" | "waits" | "failed";

export interface Sorted {
  id: number;
  file: string;
  fate: Fate;
  place: SheetPlace | null;
  /** Why it was refused. */
  why: WholeTold | null;
}

/** How pictures are read: tests say otherwise. */
export interface Reading {
  sheetIn(file: Blob, tournament: string): Promise<SheetPlace | null>;
  lighter(file: Blob): Promise<Blob>;
}

export class Sorting {
  readonly pictures: ShallowRef<Sorted[]> = shallowRef([]);
  private count = 0;

  constructor(
    private readonly api: Pick<TournamentApi, "tournament" | "sendPhoto" | "sendToInbox">,
    private readonly reading: Reading = { sheetIn, lighter },
  ) {}

  get isBusy(): boolean {
    return this.pictures.value.some(({ fate }) => fate === "queued" || fate === "reading");
  }

  async take(files: readonly File[]): Promise<void> {
    const taken = files.map((file) => {
      this.count += 1;
      return { id: this.count, file };
    });
    const lines = taken.map(({ id, file }) => ({
      id,
      file: file.name,
      fate: "queued" as const,
      place: null,
      why: null,
    }));
    this.pictures.value = [...this.pictures.value, ...lines];
    for (const { id, file } of taken) {
      this.note(id, { fate: "reading" });
      this.note(id, await this.sort(file));
    }
  }

  private async sort(file: File): Promise<Partial<Sorted>> {
    try {
      const place = await this.reading.sheetIn(file, this.api.tournament);
      const photo = await this.reading.lighter(file);
      if (place) {
        return await this.filed(place, photo, file.name);
      }
      await this.api.sendToInbox(photo, file.name);
      return { fate: "waits" };
    } catch (error) {
      if (error instanceof RefusedError) {
        return { fate: "failed", why: error.reason };
      }
      if (error instanceof LostError) {
        return { fate: "failed", why: { key: "page-lost", args: {} } };
      }
      throw error;
    }
  }

  /** A sheet that there is not, by its code, is nobody's: the referee decides. */
  private async filed(place: SheetPlace, photo: Blob, name: string): Promise<Partial<Sorted>> {
    try {
      await this.api.sendPhoto(place.round, place.table, photo);
      return { fate: "filed", place };
    } catch (error) {
      if (!(error instanceof RefusedError) || !/^refused-no-such-(round|table)$/.test(error.reason.key)) {
        throw error;
      }
      await this.api.sendToInbox(photo, name);
      return { fate: "waits" };
    }
  }

  private note(id: number, news: Partial<Sorted>): void {
    this.pictures.value = this.pictures.value.map((each) => (each.id === id ? { ...each, ...news } : each));
  }
}
