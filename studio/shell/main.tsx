import { createRoot } from 'react-dom/client'
import './styles/base.css'
import './styles/layout.css'
import './styles/form.css'
import './styles/dialogs.css'
import './styles/typing.css'
import { Studio } from './Studio.tsx'
import { start } from './store/start.ts'

const place = document.querySelector('#studio')
if (place) createRoot(place).render(<Studio />)
start()
