// `npm run scenes [folder …]`: updates the texts of the social cards from content/, and captures the pictures of the given folders of
// scenes, or of all that have changed since their pictures were taken. `npm run scenes -- --look` serves the scenes for viewing.
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { loadWholeContent } from '../../server/content.ts'
import { writeCardWords } from '../release/social-cards.ts'
import { launchOptions } from '../setup/browser/launch-options.ts'
import { installAll, installFolder } from '../setup/install.mjs'

const LOOK_PORT = 4330

await writeCardWords(await loadWholeContent(todayInJohannesburg(new Date())))
await installAll()
await installFolder('pictures', 'what the pictures are drawn with')
const namedFolders = process.argv.slice(2)
if (namedFolders.includes('--look')) await openStudioPage()
else await takePictures()

async function openStudioPage(): Promise<void> {
  const { addressOf, openStudio } = await import('../../pictures/render/studio-server.ts')
  console.log(`The scenes are at ${addressOf(await openStudio(LOOK_PORT))}?folder=…`)
}

/** Imported after the packages for drawing are installed. */
async function takePictures(): Promise<void> {
  const { staleFolders } = await import('../../pictures/render/fingerprint.ts')
  const { takeAll } = await import('../../pictures/render/take-all.ts')
  await takeAll(namedFolders.length > 0 ? namedFolders : await staleFolders(), launchOptions)
}
