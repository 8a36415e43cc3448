import type { Service } from '#db/service_names.ts'
import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

export interface PageSectionRow {
	id: string
	page_slug: string
	section_name: string
	title: string | null
	description: string | null
	image_path: string | null
	button_text: string | null
	button_url: string | null
	display_order: number
	created_at: Timestamp
	updated_at: Timestamp
}

export interface TestimonialRow {
	id: string
	content: string
	/** Stars, 1 to 5; null if the neighbor gave none. */
	rating: number | null
	customer_name: string
	customer_title: string | null
	company: string | null
	location: string | null
	image_url: string | null
	service_type: string | null
	/** The source of the quote, such as `Google` or `A letter to the office`. */
	source: string | null
	/** The day on which it was said, `YYYY-MM-DD`. */
	said_on: string | null
	/** Made up: shown to visitors only while the company is the sample company. */
	is_sample: boolean
	is_approved: boolean
	is_featured: boolean
	created_at: Timestamp
}

export interface ColorPaletteRow {
	id: string
	name: string
	is_active: boolean
}

export interface ColorVariableRow {
	id: string
	palette_id: string
	/** Including its dashes: `--primary`, or `--dark-primary` for the dark scheme. */
	css_variable_name: string
	/** A bare HSL triple: `162 60% 19%`. */
	hsl_value: string
	sort_order: number
}

export interface FaqRow {
	id: string
	question: string
	/** Paragraphs, separated by newlines. */
	answer: string
	/** `general` and `hoa` rows, or a residential row's `service`, `equipment`, `recycling`, `billing`. */
	category: string
	/** The list that the row belongs to: the home page's, the residential pages', the HOA page's or the commercial pages'. */
	audience: 'general' | 'residential' | 'hoa' | 'commercial'
	/** Null for every town. */
	town_slug: string | null
	/** The question is hidden while this service is off; null for always shown. */
	service: Service | null
	is_active: boolean
	sort_order: number
	created_at: Timestamp
	updated_at: Timestamp
}

export interface RolloffFaqRow {
	id: string
	question: string
	answer: string
	is_active: boolean
	sort_order: number
}

export interface ServiceRow {
	id: string
	slug: string
	name: string
	description: string
	/** The row is hidden while this service is off; null for always shown. */
	service: Service | null
	is_active: boolean
	created_at: Timestamp
	updated_at: Timestamp
}

/** Two header labels and the priced lines beneath them (RT-06). */
export interface PricingInfo {
	columns: [string, string]
	items: { service: string; price: string }[]
}

export interface ResidentialTownRow {
	id: string
	slug: string
	name: string
	state: string
	local_blurb: string
	hero_image_url: string | null
	hero_alt_text: string | null
	meta_title: string | null
	meta_description: string | null
	/** JSON text as typed by staff; if invalid, the default table is shown (RT-06). */
	pricing_info: string | null
	latitude: number
	longitude: number
	/** The hauler of the whole town's trash, if the city has contracted with another one; null if we pick it up. */
	contracted_to: string | null
	/** The names in lists of places, if not just the town's own name. */
	places: string[]
	/** The features shown in its picture: names of `townFeatures` in app/scenes/setting.ts, at most three. */
	features: string[]
	/** The view of its picture: one of `townViews` there; null for the default one. */
	view: string | null
	is_active: boolean
	updated_at: Timestamp
}

export interface RolloffTownRow {
	id: string
	slug: string
	name: string
	state: string
	hero_image_url: string | null
	hero_alt_text: string | null
	/** Null for "Roll-Off Dumpster Rentals in {name}". */
	heading: string | null
	hero_subheading: string | null
	/** The speed of delivery there, as in "Same-day delivery"; null for the default. */
	delivery_label: string | null
	/** The kind of service there, as in "Local service"; null for the default. */
	service_label: string | null
	local_blurb: string
	meta_title: string | null
	meta_description: string | null
	map_center_lat: number
	map_center_lng: number
	/** The names in lists of places, if not just the town's own name. */
	places: string[]
	/** Whether the pages of commercial sizes list it (CM-06). */
	is_commercial: boolean
	/** The features shown in its picture: names of `townFeatures` in app/scenes/setting.ts, at most three. */
	features: string[]
	/** The view of its picture: one of `townViews` there; null for the default one. */
	view: string | null
	is_active: boolean
	created_at: Timestamp
	updated_at: Timestamp
}

export interface CommercialSizeRow {
	id: string
	size_value: number
	size_label: string
	title: string
	description: string
	capacity_bags: string
	weight_limit: string
	dimensions: string
	ideal_for: string[]
	pickup_options: string[]
	pricing_range: string
	hero_image_url: string | null
	hero_alt_text: string | null
	features: { icon: string; title: string; description: string }[]
	specifications: Record<string, string>
	faqs: { question: string; answer: string }[]
	/** Null, like the dimensions, until staff have entered it. */
	bags: number | null
	pounds: number | null
	length_feet: number | null
	width_feet: number | null
	height_feet: number | null
	/** The range in dollars a month. */
	price_from: number | null
	price_to: number | null
	has_page: boolean
	is_active: boolean
	sort_order: number
}

export interface CommercialSpecRow {
	id: string
	label: string
	dimensions: string
	capacity: string
	ideal_use: string
	is_active: boolean
	sort_order: number
}

export interface RolloffSizeRow {
	id: string
	slug: string
	size_label: string
	cubic_yards: number
	description: string
	detailed_description: string
	ideal_for: string[]
	/** Pickup loads and tons as ranges, `4-6`. Null, like the dimensions, until staff have entered them. */
	loads: string | null
	tons: string | null
	length_feet: number | null
	width_feet: number | null
	height_feet: number | null
	/** Labels next to its name on the overview, and at the top of its page. */
	badge: string | null
	page_badge: string | null
	/** The full price, and what it includes; null if the price depends on the job. */
	price_dollars: number | null
	included_days: number | null
	included_tons: number | null
	/** Possible extra charges, per unit. */
	extra_day_dollars: number | null
	extra_ton_dollars: number | null
	wasted_trip_dollars: number | null
	/** How many containers of this size the company owns, for the office only; null if not entered. */
	owned: number | null
	has_page: boolean
	display_order: number
	updated_at: Timestamp
}

/** A household's cart of one size. */
export interface CartSizeRow {
	id: string
	/** Its name in URLs: `/order?cart=small`. */
	slug: string
	gallons: number
	/** The waste it is for. */
	holds: 'trash' | 'lawn'
	/** Dollars a month; null for one without its own price. */
	price_dollars: number | null
	height_inches: number
	width_inches: number
	depth_inches: number
	/** Whom it suits, in two or three words. */
	suits: string | null
	/** Whom it suits in one line, and a longer text if there is one. */
	summary: string | null
	description: string | null
	/** Whether it has its own page. */
	has_page: boolean
	is_active: boolean
	sort_order: number
}

export interface HelpCategoryRow {
	id: string
	name: string
	slug: string
	/** The category is hidden while this service is off; null for always shown. */
	service: Service | null
	is_active: boolean
	sort_order: number
}

export interface HelpArticleRow {
	id: string
	slug: string
	title: string
	excerpt: string
	/** HTML, sanitized on save and again on load. */
	content: string
	category_id: string
	/** The article is hidden while this service is off; null for always shown. */
	service: Service | null
	is_published: boolean
	sort_order: number
	view_count: number
	helpful_count: number
	not_helpful_count: number
	created_at: Timestamp
	updated_at: Timestamp
}

/** The content tables. A table comes after the tables it refers to. */
export const contentRowTables = {
	page_sections: table<PageSectionRow>({ created_at: 'time', updated_at: 'time' }),
	testimonials: table<TestimonialRow>({
		is_sample: 'boolean',
		is_approved: 'boolean',
		is_featured: 'boolean',
		created_at: 'time',
	}),
	color_palettes: table<ColorPaletteRow>({ is_active: 'boolean' }),
	color_variables: table<ColorVariableRow>({}),
	residential_towns: table<ResidentialTownRow>({
		places: 'json',
		features: 'json',
		is_active: 'boolean',
		updated_at: 'time',
	}),
	faqs: table<FaqRow>({ is_active: 'boolean', created_at: 'time', updated_at: 'time' }),
	rolloff_faqs: table<RolloffFaqRow>({ is_active: 'boolean' }),
	services: table<ServiceRow>({ is_active: 'boolean', created_at: 'time', updated_at: 'time' }),
	rolloff_towns: table<RolloffTownRow>({
		places: 'json',
		features: 'json',
		is_commercial: 'boolean',
		is_active: 'boolean',
		created_at: 'time',
		updated_at: 'time',
	}),
	commercial_sizes: table<CommercialSizeRow>({
		ideal_for: 'json',
		pickup_options: 'json',
		features: 'json',
		specifications: 'json',
		faqs: 'json',
		has_page: 'boolean',
		is_active: 'boolean',
	}),
	commercial_specs: table<CommercialSpecRow>({ is_active: 'boolean' }),
	rolloff_sizes: table<RolloffSizeRow>({ ideal_for: 'json', has_page: 'boolean', updated_at: 'time' }),
	cart_sizes: table<CartSizeRow>({ has_page: 'boolean', is_active: 'boolean' }),
	kb_categories: table<HelpCategoryRow>({ is_active: 'boolean' }),
	kb_articles: table<HelpArticleRow>({ is_published: 'boolean', created_at: 'time', updated_at: 'time' }),
}
