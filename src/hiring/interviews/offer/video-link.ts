import video from './video-hosts.json' with { type: 'json' }

const HOSTS = new Set(video.hosts)

const FULL = 'Enter the full link of the video call, like https://meet.google.com/abc-defg-hij.'
const OTHER = `Use ${video.names}, or meet another way: anybody can make a link that only looks like a call.`

/** The problem with the link of a video call; null for one of a service on the list, which has no other pages. */
export function findLinkProblem(link: string): string | null {
  const url = URL.parse(link)
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return FULL
  const host = url.hostname.replace(/\.$/, '')
  const isListed =
    HOSTS.has(host) ||
    video.withSubdomains.some((name) => host === name || host.endsWith(`.${name}`))
  return isListed ? null : OTHER
}
