import { createContext } from 'react-router'
import type { SiteSearch } from './site_search.server.ts'

/** The search behind the dialog, the search page and the endpoint. */
export const searchContext = createContext<SiteSearch>()
