import type { HolidayKey, HolidayRule } from './holidays.ts'
import type { Mark } from './mark.ts'
import type { Routes } from './routes.ts'
import type { ClosedPages, OfferedServices } from './services.ts'
import type { LandscapeName, TruckKind } from '#app/scenes/setting.ts'

/** A range of US dollars, like `Facts.prices`. */
interface PriceRange {
	from: number
	to: number
}

/** Length, width and height in feet. */
export type Feet = readonly [length: number, width: number, height: number]

/**
 * The total price of a container in dollars, what it includes, and the unit prices of possible extra charges.
 * Null if not specified.
 */
export interface ContainerPrice {
	dollars: number
	days: number | null
	tons: number | null
	extraDay: number | null
	extraTon: number | null
	wastedTrip: number | null
}

/** A roll-off for rent; `loads` (of a pickup truck) and `tons` are ranges such as `4-6`. */
export interface RolloffFacts {
	yards: number
	loads: string
	tons: string
	feet: Feet
	/** The end of its page's path; null if it has no page. */
	slug: string | null
	/** Missing if the price depends on the job. */
	price?: ContainerPrice
}

/** A commercial dumpster; prices are monthly. */
export interface DumpsterFacts {
	yards: number
	bags: number
	pounds: number
	feet: Feet
	price: PriceRange | null
}

/** Height, width and depth in inches. */
export type Inches = readonly [height: number, width: number, depth: number]

/** A household's trash cart, with its monthly price. */
export interface CartFacts {
	/** Its name in URLs and drawings. */
	slug: string
	gallons: number
	price: number
	inches: Inches
}

/** A day other than a holiday on which the office is closed. */
export interface ClosedDay {
	/** `YYYY-MM-DD` */
	date: string
	name: string
	/** Whether that day's and all later pickups of the week come a day later. */
	pickups: 'moved' | 'usual'
}

/**
 * The company facts. Prices are US dollars a month with at most two decimals (`dollars.ts`); times are local
 * to `timeZone`.
 */
export interface Facts {
	name: string
	/** The path of the uploaded picture; null if the drawn mark is used. */
	logo: string | null
	/** The drawn mark, used if there is no logo. Not editable: it comes from the company's folder. */
	mark: Mark
	/** Whether the office has opened the site; until then it is a preview (`isLive`). */
	live: boolean
	/** As displayed; `telHref` makes it dialable. */
	phone: string
	email: string
	billingEmail: string
	/** The services offered; without a service its pages, forms, promises and sentences disappear. */
	services: OfferedServices
	/** What locals call the area: `Northern Colorado`. */
	region: string
	address: { street: string; city: string; state: string; zip: string; country: string }
	geo: { latitude: number; longitude: number }
	timeZone: string
	/**
	 * First month of service (CF-03); null if unknown, as is `month` if only the year is known
	 * (`public_facts.server.ts`).
	 */
	founded: { year: number; month: number | null } | null
	/** Whether the company is family-owned, as pages then say. */
	familyOwned: boolean
	serviceRadiusKm: number
	priceRange: string
	prices: {
		recycling: number
		lawn: number
		/** For one pickup of a cart whose lid does not close; null if free or unknown. */
		overfilled: number | null
	}
	/** As text that names a month; `lawn_season.ts` computes the days. */
	lawnSeason: { from: string; to: string }
	/** The hour (24-hour clock) until which a truck may still be on its route. */
	pickup: { truckOutUntilHour: number }
	/** The hours (24-hour clock) at which reminders are mailed: the evening before, and on the pickup day. */
	reminders: { eveningHour: number; morningHour: number }
	promises: {
		/** Business hours until a quote request is answered (decision D9). */
		quoteHours: number
		/** In hours, as promised to boards: 24 per business day (decision D29). */
		hoaQuoteHours: number
		/** Business hours until a service request is answered. */
		serviceHours: number
		/** Business hours until an order is confirmed. */
		orderHours: number
		/** Business days. */
		accountUpdateDays: number
		cancelNoticeDays: number
		skipNoticeHours: number
		/** Hours before delivery until which a roll-off can be canceled for a refund less card processing fees. */
		rolloffCancelHours: number
		/** Roll-offs ordered before this hour (24-hour clock) can be delivered the same day. */
		sameDayCutoffHour: number
		billDueDays: number
		customerIdDigits: number
	}
	/** Called `keeps` in the store, see `fact_path.ts`. */
	retention: {
		/** Days until the body of a sent mail is cleared. */
		mailBodyDays: number
		/** Days until the address of an unsubscribed person is deleted. */
		unsubscribedDays: number
		/** Days until the photos of a service request are deleted. */
		photoDays: number
		/** Days until sign-ins and changes of office access are deleted. */
		activityDays: number
	}
	hours: {
		/** 1 is Monday, 7 is Sunday; the office is closed on days that are not listed. */
		days: readonly number[]
		/** `HH:MM`, as is `closes`. */
		opens: string
		closes: string
		sunday: string
		/** Only the holidays for which the office overrides the rule built into `holidays.ts`. */
		holidays: Readonly<Partial<Record<HolidayKey, HolidayRule>>>
		closedDays: readonly ClosedDay[]
	}
	/** From the reviews site; decision D7 says where it may be shown. Null if unknown (`public_facts.server.ts`). */
	rating: { value: number; count: number; source: string | null } | null
	/** Determines how carts are emptied and which truck is drawn. */
	truckType: TruckKind
	/** The landscape in the pictures. */
	landscape: LandscapeName
	routes: Routes
	/**
	 * The towns with their own residential prices, and the pages that show them. Not editable: derived from the
	 * tables of towns.
	 */
	ownPrices: readonly { name: string; to: string }[]
	/** Set for a town with its own prices (`townFacts`), so that its other texts do not mention the company's. */
	hasOwnPrices?: boolean
	/** Not editable: derived from the services and what belongs to each (`app/content/closed_pages.ts`). */
	closedPages: ClosedPages
	/** Derived from the rows of sizes (`size_facts.ts`), smallest first. Not editable. */
	carts: readonly CartFacts[]
	/** The can for lawn pickup; null if none is defined. */
	lawnCan: Pick<CartFacts, 'gallons' | 'inches'> | null
	rolloffs: readonly RolloffFacts[]
	commercial: readonly DumpsterFacts[]
	/** The pickup schedules of dumpsters of all sizes, as the office wrote them: `Twice a week`. */
	dumpsterPickups: readonly string[]
	/** Whether customers get text messages about their pickups, and forms ask for consent to them. */
	textNotifications: boolean
	/** Whether quote forms require the SMS consent box (docs/spec/decisions.md). */
	smsConsentRequired: boolean
}
