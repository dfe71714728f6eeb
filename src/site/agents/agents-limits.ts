/** Room for the longest text to check, in a script with three bytes a letter, escaped. */
export const MESSAGE_BYTES = 256 * 1024
