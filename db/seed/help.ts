import type { HelpArticleRow, HelpCategoryRow } from '#db/content_rows.ts'
import { accountArticles } from './help/account.ts'
import { businessArticles } from './help/business.ts'
import { cartArticles } from './help/carts.ts'
import { gettingStartedArticles } from './help/getting_started.ts'
import { pickupDayArticles } from './help/pickup_day.ts'
import { rollOffArticles } from './help/roll_off.ts'
import { whatGoesWhereArticles } from './help/what_goes_where.ts'

const categories: readonly Pick<HelpCategoryRow, 'slug' | 'name'>[] = [
	{ slug: 'getting-started', name: 'Getting started' },
	{ slug: 'pickup-day', name: 'Pickup day' },
	{ slug: 'carts', name: 'Carts' },
	{ slug: 'what-goes-where', name: 'What goes where' },
	{ slug: 'account', name: 'Bills and account' },
	{ slug: 'roll-off', name: 'Roll-off containers' },
	{ slug: 'business', name: 'Businesses and HOAs' },
]

export const helpCategories: readonly HelpCategoryRow[] = categories.map((category, index) => ({
	id: `help-category-${category.slug}`,
	...category,
	is_active: true,
	sort_order: (index + 1) * 10,
}))

export const helpArticles: readonly HelpArticleRow[] = [
	...gettingStartedArticles,
	...pickupDayArticles,
	...cartArticles,
	...whatGoesWhereArticles,
	...accountArticles,
	...rollOffArticles,
	...businessArticles,
]
