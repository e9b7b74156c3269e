import { countBeforeProgram } from '#web/public/taps.ts'
import { cacheThisPage } from '#web/shared/offline/cache-this-page.ts'
import { startWhenDue } from '#web/shared/reading/due.ts'
import { measureVitals } from '#web/shared/reading/measure-vitals.ts'
import { reportErrors } from '#web/shared/reading/report-errors.ts'
import { runCountdowns } from '#web/shared/reading/run-countdowns.ts'

// Runs on every page after its first paint, without the program: what a page needs while it is only read.
reportErrors()
runCountdowns()
startWhenDue()
countBeforeProgram()
measureVitals()
cacheThisPage()
