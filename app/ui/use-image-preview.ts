import { useEffect, useState } from 'react'

/** The address of a chosen picture, once the browser could read it; what is no picture has none. */
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
