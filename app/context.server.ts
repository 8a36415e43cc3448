import { createContext } from 'react-router'
import type { Visitor } from '#platform/http/visitor.ts'
import type { Services } from './services.server.ts'

export const servicesContext = createContext<Services>()
export const visitorContext = createContext<Visitor>()
