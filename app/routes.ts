import { type RouteConfig, index, route } from '@react-router/dev/routes'

export default [
	index('pages/home/route.tsx'),
	route('contact', 'pages/contact/route.tsx'),
	route('search', 'pages/search/route.tsx'),

	route('sitemap.xml', 'seo/sitemap_xml.ts'),
	route('robots.txt', 'seo/robots_txt.ts'),
	route('*', 'pages/not_found/route.tsx'),
] satisfies RouteConfig
