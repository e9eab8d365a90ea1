/** Sending a file while somebody watches how far it is: `fetch` does not tell. */

import type { DeskProblem } from "../../generated/desk_api";
import { LostError } from "../../net/errors";
import { DeskRefused } from "../net";
import { underway } from "../underway";

/** Put a file there; `told` hears which part of it has gone, from 0 to 1. */
export function sendWatched(path: string, file: Blob, told: (part: number) => void): Promise<void> {
  const sent = new Promise<void>((resolve, reject) => {
    const asking = new XMLHttpRequest();
    asking.open("PUT", path);
    asking.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    asking.upload.onprogress = ({ loaded, total }) => told(total ? loaded / total : 0);
    asking.onerror = () => reject(new LostError());
    asking.onload = () => {
      if (asking.status < 300) {
        resolve();
      } else {
        reject(refusal(asking));
      }
    };
    asking.send(file);
  });
  return underway(sent);
}

function refusal({ responseText, status }: XMLHttpRequest): Error {
  try {
    return new DeskRefused(JSON.parse(responseText) as DeskProblem, status);
  } catch {
    return new LostError();
  }
}
