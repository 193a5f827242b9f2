// The page that a browser takes pictures of: ?folder=ecommerce shows that folder's, &picture=ecommerce-1 only one.
import { createRoot } from 'react-dom/client'
import './stage.ts'
import type { ScenePicture } from '../scene-picture.ts'
import { Picture } from './Picture.tsx'

type Folder = { pictures: ReadonlyArray<ScenePicture> }

const folders = import.meta.glob<Folder>('../*/pictures.tsx')
const query = new URLSearchParams(location.search)
const onlyName = query.get('picture')
const { pictures } = await folderOf(query.get('folder') ?? '')
const shown = pictures.filter(({ name }) => onlyName === null || name === onlyName)

createRoot(stage()).render(shown.map((picture) => <Picture key={picture.name} {...picture} />))

async function folderOf(name: string): Promise<Folder> {
  const load = folders[`../${name}/pictures.tsx`]
  if (!load) throw new Error(`No folder pictures/${name} with pictures.tsx`)
  return load()
}

function stage(): HTMLElement {
  const found = document.getElementById('stage')
  if (!found) throw new Error('The page has no stage')
  return found
}
