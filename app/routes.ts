import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

const site = [
	layout('site.tsx', [
		index('pages/home/route.tsx'),
		route('about', 'pages/about/route.tsx'),
		route('services', 'pages/services/route.tsx'),
		route('contact', 'pages/contact/route.tsx'),
		route('faqs', 'pages/faqs/route.tsx'),

		route('residential', 'residential/overview/route.tsx'),
		route('residential/:slug', 'residential/town/route.tsx'),
		route('pickup-day/:area', 'pickup/area/route.tsx'),
		route('calendar', 'pickup/calendar/route.tsx'),
		route('commercial', 'commercial/overview/route.tsx'),
		route('commercial/:size', 'commercial/size/route.tsx'),
		route('roll-off-dumpsters', 'rolloff/overview/route.tsx'),
		route('roll-off-dumpsters/:slug', 'rolloff/town/route.tsx'),
		route('rolloff-12-yard', 'rolloff/size/route.tsx', { id: 'rolloff-12-yard' }),
		route('rolloff-15-yard', 'rolloff/size/route.tsx', { id: 'rolloff-15-yard' }),
		route('rolloff-20-yard', 'rolloff/size/route.tsx', { id: 'rolloff-20-yard' }),
		route('rolloff-30-yard', 'rolloff/size/route.tsx', { id: 'rolloff-30-yard' }),
		route('size-calculator', 'rolloff/size_calculator/route.tsx'),
		route('hoa-services', 'hoa/services_route.tsx'),
		route('hoa-quote', 'hoa/quote_route.tsx'),

		route('help', 'help/center/route.tsx'),
		route('help/:slug', 'help/article/route.tsx'),
		route('help/:slug/view', 'help/view_route.ts'),

		route('pay-my-bill', 'billing/route.tsx'),
		route('billing-portal-demo', 'billing/portal/demo_route.ts'),
		route('privacy-policy', 'pages/legal/privacy_route.tsx'),
		route('terms-of-service', 'pages/legal/terms_route.tsx'),
		route('sitemap', 'pages/sitemap/route.tsx'),
		route('search', 'pages/search/route.tsx'),

		route('calendar/:file', 'pickup/feeds/feed_route.ts'),
		route('search-index.json', 'search/dialog/index_route.ts'),
		route('functions/button-event', 'leads/buttons/click_route.ts'),
		route('sitemap.xml', 'seo/sitemap_xml.ts'),
		route('robots.txt', 'seo/robots_txt.ts'),
		route('*', 'pages/not_found/route.tsx'),
	]),
] satisfies RouteConfig

const office = [
	layout('office/sign_in/auth_layout.tsx', [
		route('admin/login', 'office/sign_in/login_route.tsx'),
		route('admin/code', 'office/sign_in/code_route.tsx'),
		route('admin/forgot', 'office/sign_in/forgot_route.tsx'),
		route('admin/reset', 'office/sign_in/reset_route.tsx'),
	]),
	route('admin', 'office/layout.tsx', [
		index('office/home_route.ts'),
		route('leads', 'office/inbox/list_route.tsx'),
		route('leads/export', 'office/inbox/export_route.ts'),
		route('leads/:form/:id', 'office/inbox/lead_route.tsx'),
		route('events', 'office/inbox/events_route.ts'),
		route('dashboard', 'office/dashboard/route.tsx'),
		route('alerts', 'office/alerts/route.tsx'),
		route('content', 'office/content/home_route.tsx'),
		route('content/history', 'office/content/history_route.tsx'),
		route('content/draft/:draft', 'office/content/draft_route.tsx'),
		route('content/draft/:draft/page', 'office/content/draft_page_route.ts'),
		route('content/:table', 'office/content/list_route.tsx'),
		route('content/:table/new', 'office/content/form_route.tsx', { id: 'office/content/new' }),
		route('content/:table/:id', 'office/content/form_route.tsx', { id: 'office/content/entry' }),
		route('palettes', 'office/palettes/list_route.tsx'),
		route('palettes/:id', 'office/palettes/form_route.tsx'),
		route('palettes/:id/page/:draft', 'office/palettes/page_route.ts'),
		route('pictures', 'office/pictures/list_route.tsx'),
		route('pictures/:id', 'office/pictures/picture_route.tsx'),
		route('facts', 'office/facts/route.tsx'),
		route('staff', 'office/staff/route.tsx'),
		route('account', 'office/account/route.tsx'),
		route('account/password', 'office/account/password_route.tsx'),
		route('account/second-step', 'office/account/second_step_route.tsx'),
		route('logout', 'office/sign_in/logout_route.ts'),
		route('*', 'office/not_found_route.tsx'),
	]),
] satisfies RouteConfig

export default [...site, ...office] satisfies RouteConfig
