import { expect, test } from 'vitest'
import { findLinkProblem } from './video-link.ts'

test('the link of a video call is of a service on the list', () => {
  for (const link of [
    'https://meet.google.com/abc-defg-hij',
    'https://us02web.zoom.us/j/83124567890?pwd=abc',
    'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0',
    'https://teams.live.com/meet/9312',
    'https://saltmarsh.webex.com/meet/room',
    'https://whereby.com/ward-five',
    'https://nhs.attendanywhere.com/room',
  ])
    expect(findLinkProblem(link), link).toBeNull()
})

test('every other link is refused', () => {
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
    'https://zoom.us.evil.example/j/1',
    'https://notzoom.us/j/1',
    'https://telegram.dog/abc',
    'https://wa.link/abc',
    'https://zalo.me/abc',
    'https://discordapp.com/abc',
    'https://buy.stripe.com/abc',
    'https://paypal.me/abc',
    'https://docs.google.com/forms/d/abc',
    'https://forms.gle/abc',
    'https://www.google.com/url?q=https://evil.example',
    'https://dub.sh/abc',
    'https://qrco.de/abc',
    'https://whatsapp.com.evil.example/abc',
    'https://interview.example/pay-500',
  ])
    expect(findLinkProblem(link), link).not.toBeNull()
})
