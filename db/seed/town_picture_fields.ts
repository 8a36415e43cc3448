import { z } from 'zod'
import { mostFeatures, townFeatures, type TownService, viewsOfService } from '#app/scenes/setting.ts'

/** The fields of a company's file that determine a town's picture. */
export const townPictureFields = (service: TownService) => ({
	features: z
		.array(z.enum(Object.keys(townFeatures)))
		.max(mostFeatures)
		.default([]),
	view: z
		.enum(viewsOfService[service] as readonly string[])
		.nullable()
		.default(null),
})
