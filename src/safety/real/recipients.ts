/** A line of a mail’s header, as mail programs copy it with the mail. */
const HEADER = /^[\s>*]*(?:from|sent|date|subject|to|cc|reply-to)\**:/i
const TO = /^[\s>*]*(?:to|cc)\**:/i
/** A header is no longer; so much is read before each address of a long text. */
const LONGEST = 1000
const FROM = /^[\s>*]*from\**:/i

/** Whether the place of an address is in the ‘To’ of a mail’s header below a ‘From’: it is the reader’s, not the sender’s. */
export function isRecipient(text: string, index: number): boolean {
  const lines = text
    .slice(Math.max(0, index - LONGEST), index)
    .split('\n')
    .toReversed()
  if (!TO.test(lines[0] ?? '')) return false
  const end = lines.findIndex((line) => !HEADER.test(line))
  return lines.slice(0, end < 0 ? lines.length : end).some((line) => FROM.test(line))
}
