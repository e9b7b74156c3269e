import { earlyTaps } from './early-taps.ts'

/**
 * The signs that somebody uses the page. Browsers also send a move of the pointer when the page moves under it. 'program' is sent by the page itself when something on it is due
 * (web/shared/reading/due.ts).
 */
const uses = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'offline',
  'program',
]

/** Devices with a session, a cached page or an open overlay need the program at once. */
const isNeededAtOnce = 'dataset.guess||dataset.keptAt||history.state?.overlays'

interface ProgramStart {
  /** The files of the program in the order in which they run. */
  files: readonly string[]
  /** What runs on every page after its first paint, before and beside the program. */
  reading: string | undefined
  /** Whether the page can be read without its program, which then starts when somebody uses the page. */
  waitsForUse: boolean
}

/**
 * The lines in the head that start the program. The page is complete without it, so it loads after everything that is
 * visible: fetched at once, then run file by file, so that the page can respond in between. A file that fails to load
 * is skipped; its importer asks for it again, and so does the next use of the page. A background tab draws nothing, so nothing waits there.
 *
 * A press starts it only when it has ended, so that its click, which follows within some milliseconds, is acknowledged
 * before the program keeps the page busy.
 *
 * The router cannot follow the history before it has started, so a page that is left by Back or Forward is loaded.
 */
export function programStart({ files, reading, waitsForUse }: ProgramStart): string {
  return `${earlyTaps}
addEventListener("DOMContentLoaded",()=>{
const files=${JSON.stringify(files)},uses=${JSON.stringify(uses)},{dataset}=document.documentElement,page=location.href.split("#")[0]
const drawn=work=>document.hidden?work():requestAnimationFrame(()=>setTimeout(work))
const left=()=>location.href.split("#")[0]==page||location.reload()
const listen=()=>{for(const use of uses)addEventListener(use,used,{capture:true,passive:true})}
function used(event){
if(event?.type=="pointermove"&&!event.movementX&&!event.movementY)return
for(const use of uses)removeEventListener(use,used,true)
if(/^(pointerdown|touchstart)$/.test(event?.type))released(()=>drawn(start))
else drawn(start)
}
function released(work){
const ends=["pointerup","pointercancel"],late=setTimeout(end,300)
function end(event){
clearTimeout(late)
for(const kind of ends)removeEventListener(kind,end,true)
setTimeout(work,event?.type=="pointerup"?60:0)
}
for(const kind of ends)addEventListener(kind,end,true)
}
async function start(){
for(const data of document.querySelectorAll("script[type='text/plain']")){
const script=document.createElement("script")
for(const {name,value} of data.attributes)if(name!="type")script.setAttribute(name,value)
script.text=data.text
data.replaceWith(script)
}
for(const href of files){
const link=Object.assign(document.createElement("link"),{rel:"modulepreload",href})
if(link.relList.supports(link.rel))document.head.append(link)
else import(href).catch(()=>{})
}
for(const file of files)await import(file).catch(listen)
removeEventListener("popstate",left)
}
addEventListener("popstate",left)
${reading ? `drawn(()=>import(${JSON.stringify(reading)}).catch(()=>{}))` : ''}
if(${waitsForUse ? isNeededAtOnce : true})used()
else listen()
})`
}

/** From here on the router's data is in the page. */
const firstData = '<script data-tsr-stream-part'

/** The page's data for the program as text, which browsers neither compile nor run before the program starts. */
export function withDataAsText(html: string): string {
  const start = html.indexOf(firstData)
  if (start < 0) return html
  const data = html
    .slice(start)
    .replaceAll(/<script(?=[ >])(?![^>]*\s(type|src)=)/g, '<script type="text/plain"')
  return html.slice(0, start) + data
}
