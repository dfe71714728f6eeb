import { expect, test } from 'vitest'
import { findLinkProblem } from './video-link.ts'

test('the link of a video call says where it leads', () => {
  for (const link of [
    'https://meet.google.com/abc-defg-hij',
    'https://us02web.zoom.us/j/83124567890?pwd=abc',
    'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0',
    'https://video.saltmarsh.nhs.uk/room',
  ])
    expect(findLinkProblem(link), link).toBeNull()
})

test('what hides where it leads, leads to a chat or is no web address is refused', () => {
  for (const link of [
    '',
    'meet.google.com/abc',
    'http://meet.google.com/abc',
    'javascript:alert(1)',
    'https://bit.ly/abc',
    'https://www.tinyurl.com/abc',
    'https://wa.me/447700900123',
    'https://chat.whatsapp.com/abc',
    'https://T.ME/abc',
    'https://t.me./abc',
    'https://user:pass@meet.google.com/abc',
    'https://meet.google.com:8443/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://2130706433/abc',
    'https://localhost/abc',
    'https://zооm.us/j/1',
  ])
    expect(findLinkProblem(link), link).not.toBeNull()
})
