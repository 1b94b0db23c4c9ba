/** How long a session and its tokens live. */

const day = 86_400_000;

/** Access tokens, in seconds, where the environment says nothing else. */
export const accessSeconds = 900;
/** A session ends when it has not been refreshed for this long … */
export const idleMilliseconds = 30 * day;
/** … and in any case when it is this old. */
export const longestMilliseconds = 180 * day;
/** For this long a refresh token that was exchanged gives the tokens in force: tabs ask at the same moment, answers arrive late. */
export const graceMilliseconds = 30_000;
/** An answer that has not reached the browser by then never will. */
export const lostAnswerMilliseconds = 30_000;
