import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { redirectFor } from '#app/seo/redirects.ts'
import type { Service } from '#db/service_names.ts'
import { services as builtIn } from '#db/seed/services.ts'

/** The list of places in which each service is offered. */
const placesOf = {
	residential: 'carts',
	lawn: 'carts',
	hoa: 'carts',
	rolloff: 'containers',
	commercial: 'containers',
} as const satisfies Record<Service, string>

/**
 * The content of the services overview: the office's services in their order (docs/spec/tables.md), or else the
 * built-in ones, without those whose text is only about services that are not offered.
 */
export function servicesContent(
	{ services, facts, livery }: Pick<Snapshot, 'services' | 'facts' | 'livery'>,
	today: Date,
) {
	const filled = (text: string) => fillPlaceholders(text, facts, today)
	const rows = services.ok ? services.rows : builtIn
	return {
		hero: {
			title: 'All Services',
			description: filled(
				'{{with.residential}}Start with how much you throw away: a household’s cart{{with.commercial:, a shop’s dumpster}}{{with.rolloff:, or one big pile}}. {{without.residential}}Start with how much you throw away. Quotes are free.',
			),
			picture: drawnPicture('commercial', livery),
		},
		offers: rows
			.map(({ slug, name, description, service }) => {
				const page = redirectFor(`/services/${slug}`, facts)
				return {
					slug,
					name,
					description: filled(description),
					to: page === '/services' ? null : page,
					...(service && { of: placesOf[service] }),
				}
			})
			.filter(({ description }) => description !== ''),
	}
}

export type ServicesContent = ReturnType<typeof servicesContent>
