/** Check codes where there is no room for all 64 digits. */

/** So many digits are shown; 12 are enough to find it. */
export const SHORT = 16;
