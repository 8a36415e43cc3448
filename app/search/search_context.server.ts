import { createContext } from 'react-router'
import type { SiteSearch } from './site_search.server.ts'

/** What dialog, page and function find by. */
export const searchContext = createContext<SiteSearch>()
