import { fingerprintsOf } from './fingerprint.ts'
import { readRendered, sceneFolders } from './rendered.ts'

/** The folders whose scenes would be drawn differently from their committed pictures. */
export async function staleFolders(): Promise<Array<string>> {
  const folders = await sceneFolders()
  const [rendered, now] = [await readRendered(), await fingerprintsOf(folders)]
  return folders.filter((folder) => rendered[folder] !== now[folder])
}
