import { z } from 'zod'
import { mostFeatures, townFeatures, type TownService, viewsOfService } from '#app/scenes/setting.ts'

/** What a company's file says of the picture of a town. */
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
