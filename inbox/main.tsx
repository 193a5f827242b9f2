import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { httpApi } from './api/http-api.ts'
import { App } from './state/App.tsx'
import '../ui/tokens.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import { showTheme } from './state/theme.ts'

showTheme()
const place = document.querySelector('#inbox')
if (!place) throw new Error('The page has no place for the inbox')
createRoot(place).render(
  <StrictMode>
    <App api={httpApi} />
  </StrictMode>,
)
