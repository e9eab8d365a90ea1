/** Friends and circles as the house tells them, from when somebody looks until he looks away. */

import type { ComputedRef } from "vue";
import { computed, onBeforeUnmount, watch } from "vue";
import type { CirclePage, FriendCard, FriendList } from "../generated/protocol";
import { useHouse } from "../state/store";

/** So many characters may the name of a circle have; the house says so, too. */
export const LONGEST_CIRCLE = 30;

/** So many parts of the page look at the list of friends. */
let lookers = 0;

/** One's friends; null: the house has not told them yet. */
export function useFriends(): ComputedRef<FriendList | null> {
  const house = useHouse();
  lookers += 1;
  watch(
    () => house.state.connection.phase === "open",
    (isOpen) => {
      if (isOpen) {
        void house.attempt(() => house.request({ t: "friends" }));
      }
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    lookers -= 1;
    if (!lookers) {
      void house.attempt(() => house.request({ t: "friends", on: false }));
    }
  });
  return computed(() => house.state.friends);
}

/** A circle; null: the house has not told it yet, or refuses to. */
export function useCircle(circle: string, refused: () => void): ComputedRef<CirclePage | null> {
  const house = useHouse();
  watch(
    () => house.state.connection.phase === "open",
    async (isOpen) => {
      if (isOpen && !(await house.attempt(() => house.request({ t: "circle", circle })))) {
        refused();
      }
    },
    { immediate: true },
  );
  onBeforeUnmount(() => void house.attempt(() => house.request({ t: "circle", circle, on: false })));
  return computed(() => (house.state.circle?.circle === circle ? house.state.circle : null));
}

/** What one calls a friend. */
export function calling({ alias, name }: FriendCard): string {
  return alias || name;
}

/** Friends who are in stand before those who are not, each by name. */
export function inOrder(friends: readonly FriendCard[]): FriendCard[] {
  const rank = (card: FriendCard): number => (card.here ? 0 : 1);
  return [...friends].sort((a, b) => rank(a) - rank(b) || calling(a).localeCompare(calling(b)));
}
