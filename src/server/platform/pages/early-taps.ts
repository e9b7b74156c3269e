/**
 * Runs in the head. Buttons pressed and fields chosen before hydration are marked as busy at once, and replayed once,
 * in the order of the first presses, after `html[data-interactive]` appears. They are replayed in a task of their own,
 * because the one that hydrates is long enough. Links and forms work without the program and are left alone. React
 * reports a radio button only when it differs from its state at hydration, so it is unchecked before the click.
 */
export const earlyTaps = `{
const held=new Map()
const hold=(event,control,act)=>{
control.setAttribute("aria-busy",true)
held.set(control,act)
event.stopImmediatePropagation()
}
const listeners={
click(event){
const button=event.target.closest("button[type=button]")
if(button)hold(event,button,()=>button.click())
},
change(event){
const {target}=event,{value}=target
if(target.matches("select"))hold(event,target,()=>{
target.value=value
target.dispatchEvent(new Event("change",{bubbles:true}))
})
if(target.matches("[type=radio],[type=checkbox]")){
held.delete(target)
hold(event,target,()=>{
target.checked=target.type=="checkbox"&&!target.checked
target.click()
})
}
}
}
for(const kind in listeners)addEventListener(kind,listeners[kind],true)
new MutationObserver((_,observer)=>{
observer.disconnect()
setTimeout(()=>{
for(const kind in listeners)removeEventListener(kind,listeners[kind],true)
for(const [control,act] of held){
control.removeAttribute("aria-busy")
act()
}
})
}).observe(document.documentElement,{attributeFilter:["data-interactive"]})
}`
