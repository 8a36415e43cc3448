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

/** All that a person must pay for a container, in dollars, and what is included; then what may come on top, each for one. Null where nothing is said. */
export interface ContainerPrice {
	dollars: number
	days: number | null
	tons: number | null
	extraDay: number | null
	extraTon: number | null
	wastedTrip: number | null
}

/** A roll-off that can be rented; loads of a pickup and tons are spans such as `4-6`. */
export interface RolloffFacts {
	yards: number
	loads: string
	tons: string
	feet: Feet
	/** The end of its page's address; null for one that has no page. */
	slug: string | null
	/** Left out where the price depends on the job. */
	price?: ContainerPrice
}

/** A commercial dumpster, by the month. */
export interface DumpsterFacts {
	yards: number
	bags: number
	pounds: number
	feet: Feet
	price: PriceRange | null
}

/** Height, width and depth in inches. */
export type Inches = readonly [height: number, width: number, depth: number]

/** A household's trash cart, with its price a month. */
export interface CartFacts {
	/** What addresses and drawings call it. */
	slug: string
	gallons: number
	price: number
	inches: Inches
}

/** A day on which the office is closed besides the holidays. */
export interface ClosedDay {
	/** `YYYY-MM-DD` */
	date: string
	name: string
	/** Whether that day's and all later pickups of the week come a day later. */
	pickups: 'moved' | 'usual'
}

/** Who we are. Prices are US dollars a month with at most two decimals (`dollars.ts`), hours are local to `timeZone`. */
export interface Facts {
	name: string
	/** The path of its uploaded picture; null for the drawn mark. */
	logo: string | null
	/** The mark that stands where there is no logo. Nobody saves it: it is that of the company's folder. */
	mark: Mark
	/** Whether the office has opened the site; until then it is a preview (`isLive`). */
	live: boolean
	/** As people read it; `telHref` is how a phone dials it. */
	phone: string
	email: string
	billingEmail: string
	/** What the company offers: without a service its pages, forms, promises and sentences are gone. */
	services: OfferedServices
	/** What neighbors call the country around: `Northern Colorado`. */
	region: string
	address: { street: string; city: string; state: string; zip: string; country: string }
	geo: { latitude: number; longitude: number }
	timeZone: string
	/** First month of service (CF-03); null where it is not known, or only the year is (`public_facts.server.ts`). */
	founded: { year: number; month: number | null } | null
	/** Whether a family runs it, as pages then say. */
	familyOwned: boolean
	serviceRadiusKm: number
	priceRange: string
	prices: {
		recycling: number
		lawn: number
		/** For one pickup of a cart whose lid does not close; null where it costs nothing or is not known. */
		overfilled: number | null
	}
	/** In words that name a month; `lawn_season.ts` has the days. */
	lawnSeason: { from: string; to: string }
	/** The hour (24 h clock) until which a truck may still be on its route. */
	pickup: { truckOutUntilHour: number }
	/** The hours (24 h clock) at which reminders are mailed: the evening before, and on the day itself. */
	reminders: { eveningHour: number; morningHour: number }
	promises: {
		/** Business hours until a quote request is answered (decision D9). */
		quoteHours: number
		/** As it is quoted to boards, 24 for each business day (decision D29). */
		hoaQuoteHours: number
		/** Business hours until a service request is answered. */
		serviceHours: number
		/** Business hours until an order is confirmed. */
		orderHours: number
		/** Business days. */
		accountUpdateDays: number
		cancelNoticeDays: number
		skipNoticeHours: number
		/** How long before its delivery a roll-off can be called off for a refund less card processing fees. */
		rolloffCancelHours: number
		/** Roll-offs ordered before this hour (24 h clock) can come the same day. */
		sameDayCutoffHour: number
		billDueDays: number
		customerIdDigits: number
	}
	/** In the store `keeps`, see `fact_path.ts`. */
	retention: {
		/** Days until the body of a sent mail is cleared. */
		mailBodyDays: number
		/** Days until the address of somebody who unsubscribed is deleted. */
		unsubscribedDays: number
		/** Days until the photos of a service request are deleted. */
		photoDays: number
		/** Days until sign-ins and changes of access to the office are deleted. */
		activityDays: number
	}
	hours: {
		/** 1 is Monday, 7 is Sunday; a day that is not listed is closed. */
		days: readonly number[]
		/** `HH:MM`, like `closes`. */
		opens: string
		closes: string
		sunday: string
		/** Only where the office decided otherwise than `holidays.ts` has built in. */
		holidays: Readonly<Partial<Record<HolidayKey, HolidayRule>>>
		closedDays: readonly ClosedDay[]
	}
	/** From the reviews site; decision D7 says where it may be shown. Null where it is not known (`public_facts.server.ts`). */
	rating: { value: number; count: number; source: string | null } | null
	/** How carts are emptied, and which truck is drawn. */
	truckType: TruckKind
	/** What the pictures stand in. */
	landscape: LandscapeName
	routes: Routes
	/** The towns where other prices than these hold at home, and where these stand. Nobody saves them: they follow from the tables of the towns. */
	ownPrices: readonly { name: string; to: string }[]
	/** In a town whose table names other prices (`townFacts`): other texts there name none of the company's. */
	hasOwnPrices?: boolean
	/** Nobody saves these: they follow from the services and from what belongs to each (`app/content/closed_pages.ts`). */
	closedPages: ClosedPages
	/** Made of the rows of sizes (`size_facts.ts`), smallest first. Nobody saves them. */
	carts: readonly CartFacts[]
	/** The can of lawn pickup; null where none is described. */
	lawnCan: Pick<CartFacts, 'gallons' | 'inches'> | null
	rolloffs: readonly RolloffFacts[]
	commercial: readonly DumpsterFacts[]
	/** How often a dumpster of some size can be emptied, as the office wrote it: `Twice a week`. */
	dumpsterPickups: readonly string[]
	/** Whether customers get texts about their pickups, and forms ask whether they agree to them. */
	textNotifications: boolean
	/** Whether a quote form insists on the SMS consent box (docs/spec/decisions.md). */
	smsConsentRequired: boolean
}
