import { z } from 'zod'
import { leadFormLabels } from '#db/lead_rows.ts'

/** Whose requests a template is for. */
export const requestForm = z.enum([
	'any',
	...(Object.keys(leadFormLabels) as (keyof typeof leadFormLabels)[]),
])
