import { createRoot } from 'react-dom/client'
import './styles/base.css'
import './styles/layout.css'
import './styles/pages.css'
import './styles/form.css'
import './styles/onpage.css'
import './styles/dialogs.css'
import './styles/photos.css'
import './styles/ask.css'
import './styles/find.css'
import './styles/yours.css'
import './styles/panels.css'
import './styles/publish.css'
import './styles/typing.css'
import './styles/phone.css'
import { Studio } from './Studio.tsx'
import { start } from './store/start.ts'

const place = document.querySelector('#studio')
if (place) createRoot(place).render(<Studio />)
start()
