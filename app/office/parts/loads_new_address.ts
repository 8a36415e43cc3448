import type { ShouldRevalidateFunction } from 'react-router'

/**
 * The `shouldRevalidate` of a page that sends small requests beside itself: another address is loaded, also where one of them, which asks
 * for nothing to be loaded or was refused, is answered on the way there. React Router would show the page before under the new address.
 */
export const loadsNewAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
	defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search
