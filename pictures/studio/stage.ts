// The styles and fonts that every scene needs.
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/figtree'
import '../../ui/scale.css'
import '../../ui/rooms.css'
import './stage.css'
