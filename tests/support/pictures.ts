import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'

/** An upright picture, 300 by 400, in a single colour. */
export async function aPicture(format: Format = 'jpeg', background = '#0b5c7d'): Promise<File> {
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background } })
  return toFile(picture.toFormat(format), `me.${format}`)
}

/** A picture from a phone held upright: stored sideways, red at the top and blue at the bottom once rotated. */
export async function aTelephonePicture(): Promise<File> {
  const red = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const picture = sharp({ create: { width: 200, height: 100, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Ada Obi' }, IFD3: { GPSLatitude: '53/1 47/1 58/1' } })
    .withMetadata({ orientation: 6 })
  return toFile(picture.jpeg(), 'IMG_0001.jpg')
}

/** Bytes that grow a thousandfold when decompressed. */
export async function aBomb(): Promise<File> {
  const picture = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
  return toFile(picture.png({ compressionLevel: 9 }), 'me.png')
}

/** A small file whose header says that its picture has more pixels than the library itself opens. */
export async function aFlood(): Promise<File> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
}

export function anSvg(): File {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
  return new File([text], 'me.svg', { type: 'image/svg+xml' })
}

/** An HTML page with a false name. */
export function aPage(): File {
  const text = '<!doctype html><script>alert(1)</script>'
  return new File([text], 'me.png', { type: 'image/png' })
}

/** A truncated picture. */
export async function aTornPicture(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({
    create: { width: 600, height: 600, channels: 3, background: '#000', noise },
  })
  const whole = await picture.jpeg().toBuffer()
  return new File([whole.subarray(0, whole.length / 2)], 'me.jpg')
}

/** A picture padded at the end to `size` bytes. */
export async function aLargePicture(size: number): Promise<File> {
  const picture = await (await aPicture()).bytes()
  return new File([picture, new Uint8Array(size - picture.length)], 'large.jpg')
}

async function toFile(picture: Sharp, name: string) {
  return new File([await picture.toBuffer()], name)
}
