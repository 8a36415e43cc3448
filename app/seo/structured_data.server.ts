import type {
	BreadcrumbList,
	DayOfWeek,
	FAQPage,
	LocalBusiness,
	OpeningHoursSpecification,
	Service,
	WithContext,
} from 'schema-dts'
import { daysOffIn } from '#app/company/days_off.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { dayNames } from '#app/company/day_span.ts'
import { servedPlaces } from '#app/company/routes.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { area } from './areas.server.ts'

const weekdays: readonly DayOfWeek[] = dayNames

/** The business's `@id`, by which other blocks refer to it. */
export function businessId(publicUrl: string): string {
	return `${publicUrl}/#business`
}

/**
 * The business as schema.org data (MD-04), with the days of the coming year on which it is closed in addition
 * to its weekly closed days.
 */
export function localBusiness(
	publicUrl: string,
	facts: Facts,
	now: Date = new Date(),
): WithContext<LocalBusiness> {
	const { address, geo, hours, founded, rating } = facts
	const month = founded?.month ? `-${String(founded.month).padStart(2, '0')}` : ''
	return {
		'@context': 'https://schema.org',
		'@type': 'LocalBusiness',
		'@id': businessId(publicUrl),
		name: facts.name,
		url: `${publicUrl}/`,
		image: `${publicUrl}/pictures/home-1200x630.jpg`,
		telephone: facts.phone,
		email: facts.email,
		...(founded && { foundingDate: `${founded.year}${month}` }),
		priceRange: facts.priceRange,
		address: {
			'@type': 'PostalAddress',
			streetAddress: address.street,
			addressLocality: address.city,
			addressRegion: address.state,
			postalCode: address.zip,
			addressCountry: address.country,
		},
		geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
		areaServed: [
			{
				'@type': 'GeoCircle',
				geoMidpoint: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
				geoRadius: facts.serviceRadiusKm * 1000,
			},
			...servedPlaces(facts.routes).map((name) => area(name, address.state)),
		],
		openingHoursSpecification: {
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: weekdays.filter((_, at) => hours.days.includes(at + 1)),
			opens: hours.opens,
			closes: hours.closes,
		},
		specialOpeningHoursSpecification: closedDates(hours, localTimeOf(now, facts).date).map(closedOn),
		// A self-made aggregate rating misleads unless the setting says where it was collected (decision D7).
		...(rating?.source && {
			aggregateRating: {
				'@type': 'AggregateRating',
				ratingValue: rating.value,
				reviewCount: rating.count,
			},
		}),
	}
}

/**
 * The dates within a year from `today` on which the office is closed although it is usually open on that
 * weekday, in order.
 */
function closedDates(hours: Facts['hours'], today: string): string[] {
	const end = addDays(civilDay(today), 365).date
	const years = new Set([today, end].map((date) => Number(date.slice(0, 4))))
	const dates = [...years]
		.flatMap((year) => daysOffIn(year, hours))
		.filter(({ date, weekday }) => date >= today && date < end && hours.days.includes(weekday))
		.map(({ date }) => date)
	return [...new Set(dates)]
}

/** Search engines read the same time twice as closed all day (developers.google.com/search/docs, local business). */
function closedOn(date: string): OpeningHoursSpecification {
	return {
		'@type': 'OpeningHoursSpecification',
		validFrom: date,
		validThrough: date,
		opens: '00:00',
		closes: '00:00',
	}
}

/** The breadcrumbs from the home page to this one, with the path of each step. */
export function breadcrumbs(
	publicUrl: string,
	trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, path }, at) => ({
			'@type': 'ListItem',
			position: at + 1,
			name,
			item: publicUrl + path,
		})),
	}
}

/** The questions and answers shown on the page itself; an answer is an array of paragraphs. */
export function faqPage(
	entries: readonly { question: string; answer: readonly string[] }[],
): WithContext<FAQPage> {
	return {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
		mainEntity: entries.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
		})),
	}
}

/** A service offered in one town, or else in all places where it is available. */
export function service(
	publicUrl: string,
	facts: Facts,
	offered: {
		name: string
		description: string
		/** Which of the two lists of places it is for; both if left out. */
		of?: 'carts' | 'containers'
		town?: { name: string; state: string }
		/** The total prices, each with a description; none if the price depends on the job. */
		prices?: readonly { name: string; dollars: number; description: string }[]
	},
): WithContext<Service> {
	const { name, description, of, town, prices = [] } = offered
	const places = of ? facts.routes[of] : servedPlaces(facts.routes)
	return {
		'@context': 'https://schema.org',
		'@type': 'Service',
		name,
		description,
		serviceType: name,
		provider: { '@id': businessId(publicUrl) },
		...(town && { areaServed: area(town.name, town.state) }),
		...(!town &&
			places.length > 0 && { areaServed: places.map((served) => area(served, facts.address.state)) }),
		...(prices.length > 0 && {
			offers: prices.map((price) => ({
				'@type': 'Offer' as const,
				name: price.name,
				description: price.description,
				price: price.dollars,
				priceCurrency: 'USD',
			})),
		}),
	}
}
