import { type RouteConfig, index, route } from '@react-router/dev/routes'

export default [
	index('pages/home/route.tsx'),
	route('about', 'pages/about/route.tsx'),
	route('services', 'pages/services/route.tsx'),
	route('contact', 'pages/contact/route.tsx'),
	route('faqs', 'pages/faqs/route.tsx'),

	route('residential', 'residential/overview/route.tsx'),
	route('residential/:slug', 'residential/town/route.tsx'),
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

	route('pay-my-bill', 'billing/route.tsx'),
	route('billing-portal-demo', 'billing/demo_portal.ts'),
	route('privacy-policy', 'pages/legal/privacy_route.tsx'),
	route('terms-of-service', 'pages/legal/terms_route.tsx'),
	route('sitemap', 'pages/sitemap/route.tsx'),
	route('search', 'pages/search/route.tsx'),

	route('sitemap.xml', 'seo/sitemap_xml.ts'),
	route('robots.txt', 'seo/robots_txt.ts'),
	route('*', 'pages/not_found/route.tsx'),
] satisfies RouteConfig
