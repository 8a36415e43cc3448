/**
 * Passwords of twelve characters and more that stand near the top of every list of leaked ones, in lower case and
 * without what is put before and after them (digits and signs). Shorter ones are refused for their length.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
	`abcdefghijkl abcdefghijklm abcdefghijklmnop administrator adminadminadmin alexanderthegreat asdfasdfasdf
	asdfghjkl asdfghjklqwerty baseballbaseball changemechangeme changemeplease chocolatechip christopher
	correcthorsebatterystaple dontforgetthis dumpsterdumpster footballfootball fuckyoufuckyou
	garbagetruck getmeoutofhere godblessamerica horsetooth horsetoothhauling iloveyouforever
	iloveyouiloveyou iloveyousomuch ilovemyfamily ilovemykids illuminati ihateyou ihatepasswords jesuschrist
	jesusisking jesuslovesme justletmein letmeinletmein letmeinnow letmeinplease loveland fortcollins lovelove lovelovelove
	manchesterunited masterpassword monkeymonkey motdepasse mypassword newpassword officeoffice
	onetwothreefour passphrase password passwordpassword passwordadmin passwordisstrong passwordlogin
	passwordspasswords princessprincess qazwsxedc qazwsxedcrfv qwertyqwerty qwertyuiop qwertyuiopasdf
	qwertyuiopasdfghjkl rememberme secretpassword secretsecret startrek starwars startrekstarwars sunshinesunshine
	superman supersecret temppassword temporary testtesttest thepassword thisismypassword thisisapassword
	thequickbrownfox trustno trustnoone trustnobody unbelievable welcome welcomehome welcomewelcome
	whatisthis whatever wasteawaste wastehauler wastemanagement yourpassword zaqxswcde zaqwsxcderfv zxcvbnmasdfgh
	zxcvbnmzxcvbnm`.split(/\s+/),
)
