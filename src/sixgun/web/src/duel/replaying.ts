/** What a replay needs of the duel before it can tell one. */

export { DuelSpeaker } from "./speaker";
