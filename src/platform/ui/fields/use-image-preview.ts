import { useEffect, useState } from 'react'

/** The URL of a chosen picture once the browser has read it; null if it is not a picture. */
export function useImagePreview() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)

  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    const image = new Image()
    image.addEventListener('load', () => setPreview(address))
    image.src = address
    return () => {
      image.src = ''
      setPreview(null)
      URL.revokeObjectURL(address)
    }
  }, [file])

  return { preview, choose: setFile }
}
