/** What a replay needs of the duel before it can tell one. */

export { DuelTeller } from "./teller";
