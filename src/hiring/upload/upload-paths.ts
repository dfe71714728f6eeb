export const UPLOAD_PATH = '/post/upload'
export const TEMPLATE_PATH = '/post/upload/template.csv'

/** The page of an uploaded list: its preview, and its report after publishing. */
export function uploadPath(id: string): string {
  return `${UPLOAD_PATH}/${id}`
}

export function publishUploadPath(id: string): string {
  return `${UPLOAD_PATH}/${id}/publish`
}

export function uploadRowPath(id: string, number: number): string {
  return `${UPLOAD_PATH}/${id}/rows/${number}`
}

export type UploadFile = 'problems' | 'report'

export function uploadFilePath(id: string, file: UploadFile): string {
  return `${UPLOAD_PATH}/${id}/${file}.csv`
}
