import { z } from 'zod'
import { leadFormLabels } from '#db/lead_rows.ts'

/** The form whose requests a template is for. */
export const requestForm = z.enum([
	'any',
	...(Object.keys(leadFormLabels) as (keyof typeof leadFormLabels)[]),
])
