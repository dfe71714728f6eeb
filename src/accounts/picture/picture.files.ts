import { Readable } from 'node:stream'
import type { Files } from '#platform/files/files.ts'
import { PICTURE_SIZES, type PictureSize } from '#trade/limits/account-limits.ts'

const KEY = /^[0-9a-z]{13}\.webp$/

function fileKey(key: string, size: number) {
  return `pictures/${size}/${key}`
}

export async function savePicture(
  files: Files,
  key: string,
  squares: { size: number; bytes: Buffer }[],
) {
  for (const { size, bytes } of squares) {
    await using upload = await files.receive(Readable.from([bytes]), bytes.length)
    await files.save(upload, fileKey(key, size))
  }
}

/** Null unless `key` is a picture's key, so that no other file can be reached. */
export async function openPicture(files: Files, key: string, size: PictureSize) {
  return KEY.test(key) ? files.open(fileKey(key, size)) : null
}

/** The files of all sizes of a picture. */
export function pictureFileKeys(key: string): string[] {
  return PICTURE_SIZES.map((size) => fileKey(key, size))
}

/** Deletes a picture's files; missing ones are not an error. */
export async function deletePicture(files: Files, key: string) {
  for (const file of pictureFileKeys(key)) await files.delete(file)
}
